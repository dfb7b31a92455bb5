# The interactive introduction. Each lesson has a title, a text, a task, a hint for a legal move
# that is not the one asked for, and words for when it is done.

learn-games = Les trois jeux
learn-count = Étape { $number } sur { $of }
learn-back = Retour
learn-again = Recommencer
learn-on = Suivant
learn-finish = Jouer à { $game }
learn-play = Jouer à { $game }

## Abalone: the rules

lesson-step-title = Une bille, un pas
lesson-step-text = Une bille va sur n’importe quelle case voisine vide : six directions, un pas. Appuyez sur la bille puis sur la case, ou faites-la glisser.
lesson-step-task = Vous êtes Noir. Avancez votre bille d’un pas en haut à droite, de E5 à F6.
lesson-step-hint = Cela marche aussi, mais essayez en haut à droite : F6.
lesson-step-done = Une bille seule ne fait jamais plus : un pas.

lesson-line-title = Trois avancent comme une seule
lesson-line-text = Deux ou trois billes qui se touchent en ligne avancent ensemble le long de cette ligne. Prenez la dernière : elle entraîne toutes celles qui sont devant elle.
lesson-line-task = Avancez les trois billes d’un pas le long de leur propre ligne.
lesson-line-hint = Cela marche, mais essayez de prendre les trois : faites glisser la dernière bille de la ligne vers les autres.
lesson-line-done = Trois billes, un coup. Jamais plus de trois n’avancent ensemble.

lesson-broadside-title = De côté : le déplacement latéral
lesson-broadside-text = Deux ou trois billes en ligne peuvent aussi faire un pas de côté, toutes de front. Chaque case d’arrivée doit être vide. Appuyez sur les deux bouts de la ligne, puis sur une case à côté.
lesson-broadside-task = Déplacez les trois billes de côté en une fois.
lesson-broadside-hint = Cela marche, mais essayez le déplacement latéral : choisissez la première et la dernière bille, puis une case au-dessus ou au-dessous.
lesson-broadside-done = Un déplacement latéral emmène une ligne entière. Il ne pousse jamais.

lesson-sumito-title = Sumito : la poussée
lesson-sumito-text = Le long de sa ligne, le plus grand nombre pousse le plus petit. Deux poussent une. Derrière la bille poussée, il faut une case vide, ou le bord.
lesson-sumito-task = Poussez la bille blanche avec vos deux billes.
lesson-sumito-hint = Cela marche, mais Blanc reste où il est. Prenez la bille au bout à gauche et poussez vers la droite.
lesson-sumito-done = Deux contre une : Blanc doit céder. Cette poussée a donné au jeu son premier nom.

lesson-three-two-title = Trois poussent deux
lesson-three-two-text = Trois en poussent une ou deux. Comptez seulement ce qui se trouve sur la ligne de poussée, sans intervalle.
lesson-three-two-task = Poussez les deux billes blanches d’un pas.
lesson-three-two-hint = Cela marche, mais essayez la ligne la plus forte : les trois, depuis la gauche.
lesson-three-two-done = Trois contre deux : il n’y a pas de poussée plus forte.

lesson-eject-title = Par-dessus bord
lesson-eject-text = Si le bord est derrière les billes poussées, la dernière tombe du plateau et n’y revient jamais. Qui en a éjecté six gagne.
lesson-eject-task = Poussez la bille blanche hors du plateau.
lesson-eject-hint = Cela marche, mais la bille blanche du bord attend : poussez-la avec les deux billes voisines.
lesson-eject-done = Et une dehors. Elle est dans la rigole et compte pour vous.

lesson-pak-title = Pak : à force égale
lesson-pak-text = Trois contre trois, deux contre deux : des lignes égales ne se poussent pas. Un tel face-à-face est un pak. À force inégale, c’est un sumito.
lesson-pak-task = Une de vos deux lignes peut pousser. Trouvez-la.
lesson-pak-hint = Cela marche, mais rien n’est poussé. Cherchez la ligne où vous êtes en nombre.
lesson-pak-done = Exact : deux contre une, oui ; trois contre trois, non.

lesson-own-behind-title = Ce qu’il y a derrière
lesson-own-behind-text = Une poussée demande de la place. Elle est impossible si une autre bille, même une des vôtres, se trouve juste derrière les billes poussées.
lesson-own-behind-task = Deux lignes font chacune face à une seule bille blanche. Poussez avec celle qui a de la place.
lesson-own-behind-hint = Cela marche, mais ce n’est pas une poussée. Essayez la ligne du bas.
lesson-own-behind-done = Bien. Sur la ligne du haut, votre propre bille en E6 gêne.

lesson-four-title = Jamais plus de trois
lesson-four-text = Une ligne de quatre n’avance pas d’un bloc. Mais deux ou trois de ses billes le peuvent : prenez une bille plus en avant, et celles de derrière restent.
lesson-four-task = Poussez la bille blanche. Laissez en place la bille au bout à gauche.
lesson-four-hint = Cela marche, mais poussez la bille blanche : partez de la deuxième bille ou de la troisième.
lesson-four-done = Trois des quatre ont avancé, ou deux. Le reste sert de réserve.

## Abalone: the words

lesson-shapes-title = Lance, arc et bouclier
lesson-shapes-text = Les groupes de trois ont des noms. En ligne, c’est une lance ; avec un angle, un arc ; et quand les trois se touchent, un bouclier.
lesson-shapes-task = Les termes sur le plateau montrent les trois. Déplacez la lance de côté.
lesson-shapes-hint = Cela marche, mais essayez un déplacement latéral des trois billes de la lance, en haut.
lesson-shapes-done = Seule une lance fait un pas de côté avec ses trois billes.

lesson-groups-title = Groupes et blocs
lesson-groups-text = Des billes d’une couleur qui se touchent forment un groupe. Seule, c’est un monôme ; à deux, un binôme ; à trois, un trinôme ; au-delà, un polynôme. Neuf en losange forment un bloc, la forme la plus solide de toutes.
lesson-groups-task = Avancez trois billes du bloc le long de leur ligne.
lesson-groups-hint = Cela marche, mais avancez-en trois en ligne, vers une case vide.
lesson-groups-done = Un bloc offre une ligne de trois dans chaque direction.

lesson-det-title = Le det
lesson-det-text = Une bille isolée au milieu du groupe adverse est un det. On l’atteint difficilement, et elle barre toute poussée qui passerait par elle.
lesson-det-task = Votre det est en E5. Poussez deux billes blanches de l’anneau qui l’entoure.
lesson-det-hint = Cela marche, mais poussez-en deux de l’anneau. La rangée du milieu ne peut pas : votre propre det est derrière. Regardez une rangée plus haut.
lesson-det-done = L’anneau s’ouvre, et le det tient toujours sa place.

## Abalone: good advice

lesson-centre-title = Prenez le centre
lesson-centre-text = Visez un groupe solide au milieu. De là, toute poussée va vers l’extérieur, et l’adversaire est pressé vers le bord.
lesson-centre-task = Avancez les trois billes pour que l’une d’elles prenne le centre, E5.
lesson-centre-hint = Cela marche, mais venez au centre avec les trois : partez de la dernière bille, en B2.
lesson-centre-done = Le centre est à vous, et trois billes le tiennent.

lesson-together-title = Restez groupé
lesson-together-text = Les groupes serrés sont solides en défense et forts en attaque. Une bille laissée seule est une proie.
lesson-together-task = Une bille noire est isolée. Jouez un coup après lequel toutes les billes noires forment un seul groupe.
lesson-together-hint = Cela marche, mais il reste une bille isolée. Comblez le vide entre elle et les autres.
lesson-together-done = De nouveau ensemble.

lesson-threes-title = Avancez par trois
lesson-threes-text = Avancer par trois sert l’attaque comme la défense : trois à la fois gagnent du terrain et arrivent assez fortes pour pousser. N’exposez pas de billes seules.
lesson-threes-task = Voici la Marguerite belge, le départ des compétitions officielles. Jouez un coup de trois billes.
lesson-threes-hint = Cela marche, mais essayez d’en déplacer trois à la fois.
lesson-threes-done = Trois billes ont fait un pas de plus, toujours côte à côte.

lesson-edge-title = Danger au bord
lesson-edge-text = Une bille au bord peut être éjectée au coup suivant. Restez loin du bord, et voyez à temps qui vous vise.
lesson-edge-task = Blanc s’apprête à éjecter E9. Jouez un coup après lequel rien ne peut être éjecté.
lesson-edge-hint = Cela marche, mais Blanc éjecte aussitôt votre bille. Sauvez la bille en E9.
lesson-edge-done = Sauvée. Blanc pousse dans le vide.

lesson-geometry-title = Pas à tout prix
lesson-geometry-text = Une éjection est tentante. Renoncez-y si elle gâche votre position : une bille gagnée est vite reperdue quand votre forme est mauvaise.
lesson-geometry-task = Vous pourriez éjecter E9, mais Blanc riposterait aussitôt. Jouez un coup après lequel Blanc ne peut rien éjecter.
lesson-geometry-hint = Cela marche, mais maintenant Blanc éjecte une des vôtres. N’y a-t-il rien de plus calme ?
lesson-geometry-done = Patience. La bille blanche du bord ne va pas s’enfuir.

lesson-column-title = Pressez la colonne vers le bord
lesson-column-text = Ne foncez pas de front sur une colonne de trois. Venez de côté, là où chacune de ses billes est seule, et pressez-la vers le bord.
lesson-column-task = D’en haut, c’est deux contre trois. Poussez une bille de la colonne par le côté.
lesson-column-hint = Cela marche, mais rien n’est pressé. Poussez depuis la gauche.
lesson-column-done = Ses billes se retrouvent au bord, l’une après l’autre.

## Epaminondas

lesson-single-title = Un pion seul
lesson-single-text = Un pion seul fait un pas dans l’une des huit directions, vers une case vide. Il ne capture jamais.
lesson-single-task = Vous êtes Blanc. Déplacez le pion de c3 à d4.
lesson-single-hint = Cela marche aussi, mais essayez la diagonale vers d4.
lesson-single-done = Un pas, dans n’importe quelle direction.

lesson-phalanx-title = La phalange
lesson-phalanx-text = Une ligne droite ininterrompue de vos pions est une phalange. Elle avance le long de sa propre ligne, d’autant de cases au plus qu’elle a de pions. Appuyez sur son pion arrière et faites-le glisser là où doit arriver le pion de tête.
lesson-phalanx-task = Avancez les trois pions le long de la diagonale, de deux ou trois cases.
lesson-phalanx-hint = Cela marche, mais prenez toute la phalange, depuis le pion arrière en a1, de deux ou trois cases.
lesson-phalanx-done = Trois pions peuvent avancer de trois cases : la force fait la vitesse.

lesson-part-title = Une partie seulement
lesson-part-text = Une partie d’une phalange peut aussi avancer, si elle comprend le pion de tête. Elle va au plus aussi loin qu’elle a de pions.
lesson-part-task = Laissez a1 à la maison : avancez les deux pions de tête le long de la diagonale.
lesson-part-hint = Cela marche, mais montez les deux pions b2 et c3 le long de la diagonale, sans toucher à a1.
lesson-part-done = Deux pions avancent de deux cases au plus.

lesson-capture-title = La capture
lesson-capture-text = Le pion de tête peut arriver sur un pion adverse si la ligne ininterrompue de l’adversaire, à partir de là, est plus courte que votre phalange. Toute la ligne est retirée du plateau.
lesson-capture-task = Trois contre deux : capturez la ligne noire.
lesson-capture-hint = Cela marche, mais rien n’est capturé. Avancez les trois le long de la rangée.
lesson-capture-done = Les deux ont disparu. Seuls comptent les pions sur la ligne du mouvement.

lesson-equal-title = Des lignes égales ne capturent pas
lesson-equal-text = Deux n’en capturent pas deux. Mais un même pion peut être sur plusieurs lignes : ce qui compte, c’est la ligne adverse dans la direction d’où vous venez.
lesson-equal-task = Le long de la rangée, c’est deux contre deux. Capturez depuis une autre direction.
lesson-equal-hint = Cela marche, mais rien n’est capturé. Regardez la colonne d.
lesson-equal-done = Vu d’en bas, le pion en d3 est seul : deux en capturent un.

lesson-reply-title = La majorité, et la réponse
lesson-reply-text = Vous gagnez si, au début de votre tour, vous avez plus de pions sur la première rangée adverse que l’adversaire sur la vôtre. Il y a donc toujours une réponse : capturer, égaliser, ou traverser en plus grand nombre.
lesson-reply-task = Noir a atteint votre première rangée. Trouvez une réponse, sinon il aura gagné au début de son tour.
lesson-reply-hint = Cela marche, mais maintenant commence le tour de Noir, et il a la majorité. Capturez sur votre première rangée, ou traversez vous aussi.
lesson-reply-done = La majorité a disparu, et la partie continue.

lesson-decide-title = Traversez pour de bon
lesson-decide-text = Une traversée ne gagne que si l’adversaire ne peut ni capturer, ni égaliser, ni faire mieux. Pensez à la réponse avant de traverser.
lesson-decide-task = Traversez de sorte que Noir n’ait pas de réponse.
lesson-decide-hint = Cela marche, mais Noir a une réponse. Restez hors de portée des deux pions en a6 et b6.
lesson-decide-done = Noir n’y peut rien : au début de votre tour, vous avez gagné.

lesson-copying-title = Pas d’imitation
lesson-copying-text = Un coup est interdit : un pion ne peut pas atteindre la dernière rangée si le plateau entier devient alors son propre reflet. Sinon, le second joueur pourrait imiter le premier toute la partie.
lesson-copying-task = Traversez avec le pion en d5. Tout droit, c’est interdit : essayez, puis passez ailleurs.
lesson-copying-hint = Cela marche, mais traversez avec le pion en d5.
lesson-copying-done = Ainsi, le plateau n’est pas son propre reflet.

## Crossings

lesson-end-piece-title = Seulement le pion d’extrémité
lesson-end-piece-text = Les groupes avancent comme dans Epaminondas. Une capture ne prend que le pion frappé : le pion d’extrémité d’une ligne plus petite que le groupe qui avance.
lesson-end-piece-task = Capturez avec vos trois pions.
lesson-end-piece-hint = Cela marche, mais rien n’est capturé. Avancez les trois le long de la rangée.
lesson-end-piece-done = Le pion en d3 a disparu, celui en e3 reste.

lesson-cross-title = La traversée
lesson-cross-text = Qui amène un pion sur la dernière rangée a traversé. Cela gagne, sauf si l’adversaire traverse au coup suivant.
lesson-cross-task = Traversez.
lesson-cross-hint = Cela marche, mais votre pion en c7 peut traverser tout de suite.
lesson-cross-done = Noir est trop loin pour répondre : vous avez gagné.

lesson-answer-title = La réponse
lesson-answer-text = Après une traversée, les seuls coups permis sont ceux qui traversent aussi. Traverser en capturant compte. Capturer le pion qui a traversé n’est pas une défense.
lesson-answer-task = Noir a traversé en e1. Répondez en traversant par une capture.
lesson-answer-hint = Cela répond à la traversée, mais il y a une traversée qui capture aussi : avec les deux pions de la colonne g.
lesson-answer-done = C’est répondu. Les deux pions qui ont traversé sont verrouillés où ils sont.

lesson-locked-title = Verrouillés
lesson-locked-text = Une traversée qui a reçu une réponse verrouille les deux pions : ils ne bougent plus et ne sont plus capturés jusqu’à la fin de la partie. La traversée suivante remet tout en jeu.
lesson-locked-task = Les pions en c8 et e1 sont verrouillés. Gagnez par une autre traversée.
lesson-locked-hint = Cela marche, mais vous pourriez gagner tout de suite : un autre de vos pions est à un pas de la dernière rangée.
lesson-locked-done = Noir n’a plus de réponse, et un pion verrouillé ne peut pas aider.
