# İnteraktiv giriş. Hər dərsin adı, mətni, tapşırığı, qaydaya uyğun, amma istənilməyən gediş üçün
# məsləhəti və uğur üçün sözləri var.

learn-games = Üç oyun
learn-count = Addım { $number } / { $of }
learn-back = Geri
learn-again = Yenidən başla
learn-on = İrəli
learn-finish = Oyna: { $game }
learn-play = Oyna: { $game }

## Abalone: the rules

lesson-step-title = Bir marbl, bir addım
lesson-step-text = Marbl istənilən boş qonşu xanaya gedir: altı istiqamət, bir addım. Marbla, sonra xanaya basın və ya marblı oraya sürükləyin.
lesson-step-task = Qaralarla oynayırsınız. Marblınızı bir addım yuxarı sağa, E5-dən F6-ya aparın.
lesson-step-hint = Belə də olar, amma yuxarı sağı yoxlayın: F6.
lesson-step-done = Tək marblın bütün bacardığı budur: bir addım.

lesson-line-title = Üçü bir kimi gedir
lesson-line-text = Bir xətdə yan-yana duran iki və ya üç marbl həmin xətt boyunca birlikdə gedir: bu, uzunluq üzrə hərəkətdir. Sonuncudan tutun: o, qarşısında duranların hamısını aparır.
lesson-line-task = Hər üç marblı öz xətti boyunca bir addım aparın.
lesson-line-hint = Belə də olar, amma üçünü də aparmağa çalışın: xəttin son marblını o birilərinə doğru sürükləyin.
lesson-line-done = Üç marbl, bir gediş. Üçdən çox marbl heç vaxt birlikdə getmir.

lesson-broadside-title = Yana: yan hərəkət
lesson-broadside-text = Bir xətdəki iki və ya üç marbl çiyin-çiyinə yana da addımlaya bilər: bu, yan hərəkətdir. Girdikləri bütün xanalar boş olmalıdır. Xəttin hər iki ucuna, sonra yanındakı xanaya basın.
lesson-broadside-task = Hər üç marblı birdən yana aparın.
lesson-broadside-hint = Belə də olar, amma yan hərəkəti yoxlayın: ilk və son marblı, sonra onların üstündəki və ya altındakı xananı seçin.
lesson-broadside-done = Yan hərəkət bütöv xətti aparır. O, heç vaxt itələmir.

lesson-sumito-title = Sumito: itələmə
lesson-sumito-text = Xətt boyunca sayca çox olan az olanı itələyir. İki marbl bir marblı itələyir. İtələnən marblın arxasında boş xana və ya lövhənin kənarı olmalıdır.
lesson-sumito-task = Ağ marblı iki marblınızla itələyin.
lesson-sumito-hint = Belə də olar, amma ağ marbl yerində qalır. Sol ucdakı marbldan tutub sağa itələyin.
lesson-sumito-done = İki marbl birə qarşı: ağlar geri çəkilməli oldu. Oyunun ilk adı bu gedişdən gəlir.

lesson-three-two-title = Üçü ikisini itələyir
lesson-three-two-text = Üç marbl bir və ya iki marblı itələyir. Yalnız itələmə xəttində arasıkəsilmədən duranları sayın.
lesson-three-two-task = Hər iki ağ marblı bir addım itələyin.
lesson-three-two-hint = Belə də olar, amma ən güclü xətti yoxlayın: soldakı üç marblın hamısı.
lesson-three-two-done = Üç marblın ikiyə qarşı itələməsi ən güclüsüdür.

lesson-eject-title = Kənardan aşağı
lesson-eject-text = İtələnən marblların arxasında lövhənin kənarı varsa, onların sonuncusu lövhədən düşür və bir daha qayıtmır. Altı marblı itələyib salan qalib gəlir.
lesson-eject-task = Ağ marblı kənardan itələyib salın.
lesson-eject-hint = Belə də olar, amma kənardakı ağ marbl gözləyir: onu yanındakı iki marblla itələyin.
lesson-eject-done = Biri düşdü. O, novda yatır və sizə yazılır.

lesson-pak-title = Pak: bərabər güc
lesson-pak-text = Üç üçə, iki ikiyə qarşı: bərabər xətlər bir-birini itələmir. Belə qarşıdurma pak adlanır. Güclər bərabər olmasa, bu, sumitodur.
lesson-pak-task = İki xəttinizdən biri itələyə bilər. Onu tapın.
lesson-pak-hint = Belə də olar, amma heç nə itələnmədi. Çox olduğunuz xətti axtarın.
lesson-pak-done = Düzdür: iki birə qarşı keçir, üç üçə qarşı keçmir.

lesson-own-behind-title = Arxada nə durur
lesson-own-behind-text = İtələmək üçün yer lazımdır. İtələnənlərin düz arxasında başqa bir marbl, hətta öz marblınız belə dursa, itələmək olmaz.
lesson-own-behind-task = İki xətt tək ağ marbllara baxır. Qarşısında yer olanı ilə itələyin.
lesson-own-behind-hint = Belə də olar, amma bu, itələmə deyil. Aşağıdakı xətti yoxlayın.
lesson-own-behind-done = Yaxşı. Yuxarıdakı xəttə E6-dakı öz marblınız mane olur.

lesson-four-title = Üçdən çox olmaz
lesson-four-text = Dörd marbllıq xətt bütövlükdə getmir. Amma onun istənilən iki və ya üç marblı gedə bilər: daha qabaqdakı marbldan tutun, arxadakılar yerində qalar.
lesson-four-task = Ağ marblı itələyin. Sol ucdakı marblı yerində saxlayın.
lesson-four-hint = Belə də olar, amma ağ marblı itələyin: ikinci və ya üçüncü marbldan başlayın.
lesson-four-done = Dörd marbldan üçü və ya ikisi getdi. Qalanı ehtiyatdır.

## Abalone: the words

lesson-shapes-title = Nizə, qövs və qalxan
lesson-shapes-text = Üç marbllıq qrupların adları var. Bir xətdə olsa nizə, bucaqlı olsa qövs, üçü də bir-birinə toxunsa qalxandır.
lesson-shapes-task = Lövhədə hər üçü göstərilib. Nizəni yana aparın.
lesson-shapes-hint = Belə də olar, amma yuxarıdakı nizənin hər üç marblı ilə yan hərəkəti yoxlayın.
lesson-shapes-done = Yalnız nizə üç marblla birdən yana addımlayır.

lesson-groups-title = Qruplar və bloklar
lesson-groups-text = Bir-birinə toxunan eyni rəngli marbllar qrupdur. Tək marbl monom, ikisi binom, üçü trinom, daha çoxu polinomdur. Romb şəklində doqquz marbl isə blokdur, ən möhkəm forma.
lesson-groups-task = Blokun üç marblını öz xətti boyunca aparın.
lesson-groups-hint = Belə də olar, amma bir xətdəki üç marblı boş xanaya aparın.
lesson-groups-done = Blokda hər istiqamətdə üç marbllıq xətt var.

lesson-det-title = Det
lesson-det-text = Rəqibin qrupunun ortasındakı tək marbl det adlanır. Ona çatmaq çətindir və o, yerindən keçən hər itələməyə mane olur.
lesson-det-task = Detiniz E5-dədir. Onun ətrafındakı halqadan iki ağ marblı itələyin.
lesson-det-hint = Belə də olar, amma halqadan iki marblı itələyin. Orta sıra bunu edə bilməz: arxasında öz detiniz durur. Bir sıra yuxarı baxın.
lesson-det-done = Halqa açıldı, det isə hələ də yerindədir.

## Abalone: good advice

lesson-centre-title = Mərkəzi tutun
lesson-centre-text = Ortada möhkəm qrupa can atın. Oradan hər itələmə bayıra yönəlir və rəqib kənara sıxılır.
lesson-centre-task = Üç marblın hamısını elə irəli aparın ki, biri mərkəzi, E5-i tutsun.
lesson-centre-hint = Belə də olar, amma mərkəzə üç marblla gəlin: son marbldan, B2-dən başlayın.
lesson-centre-done = Mərkəz sizindir və onu üç marbl tutur.

lesson-together-title = Bir yerdə qalın
lesson-together-text = Sıx qruplar müdafiədə möhkəm, hücumda güclüdür. Tək qalan marbl şikardır.
lesson-together-task = Bir qara marbl tək durub. Elə gediş edin ki, bütün qara marbllar bir qrup olsun.
lesson-together-hint = Belə də olar, amma kimsə hələ də təkdir. Tək marblla qalanlar arasındakı boşluğu bağlayın.
lesson-together-done = Yenə bir yerdə.

lesson-threes-title = Üçlüklərlə gedin
lesson-threes-text = Üçlük şəklində hərəkət həm müdafiədə, həm də hücumda daha effektivdir: üç marbl birdən irəliləyir və itələməyə gücü çatan halda gəlir. Tək marblları riskə atmayın.
lesson-threes-task = Bu, rəsmi yarışların başlanğıcı olan «Belçika çobanyastığı» düzülüşüdür. Üç marblla gediş edin.
lesson-threes-hint = Belə də olar, amma üç marblı birdən aparmağa çalışın.
lesson-threes-done = Üç marbl bir addım irəlidədir və hələ də yan-yanadır.

lesson-edge-title = Kənarda təhlükə
lesson-edge-text = Kənardakı marbl növbəti gedişdə itələnib salına bilər. Kənardan uzaq durun və sizi kimin hədəfə aldığını vaxtında görün.
lesson-edge-task = Ağlar E9-u itələyib salmaq üzrədir. Elə gediş edin ki, heç nəyi lövhədən salmaq mümkün olmasın.
lesson-edge-hint = Belə də olar, amma ağlar marblınızı dərhal itələyib salır. E9-dakı marblı xilas edin.
lesson-edge-done = Təhlükə sovuşdu. Ağlar boşluğu itələyir.

lesson-geometry-title = Hər qiymətə yox
lesson-geometry-text = Marblı lövhədən salmaq şirnikləndiricidir. Öz vəziyyətinizi pozursa, bundan vaz keçin: formanız pisdirsə, qazanılan marbl tezliklə yenidən itirilir.
lesson-geometry-task = E9-u itələyib sala bilərdiniz, amma ağlar dərhal cavab verərdi. Elə gediş edin ki, ağlar lövhədən heç nə sala bilməsin.
lesson-geometry-hint = Belə də olar, amma indi ağlar marblınızı kənardan salır. Daha sakit gediş yoxdurmu?
lesson-geometry-done = Səbir. Kənardakı ağ marbl heç yerə qaçmır.

lesson-column-title = Sütunu kənara sıxın
lesson-column-text = Üçlü sütunun üstünə düz qabaqdan getməyin. Hər marblının tək qaldığı yandan gəlin və onu kənara sıxın.
lesson-column-task = Yuxarıdan siz üçə qarşı ikisiniz. Sütunun bir marblını yandan itələyin.
lesson-column-hint = Belə də olar, amma heç nə sıxılmadı. Soldan itələyin.
lesson-column-done = Onun marblları bir-bir kənara gəlir.

## Epaminondas

lesson-single-title = Tək daş
lesson-single-text = Tək daş səkkiz istiqamətin hər birində bir addım boş xanaya gedir. O, heç vaxt götürmür.
lesson-single-task = Ağlarla oynayırsınız. Daşı c3-dən d4-ə aparın.
lesson-single-hint = Belə də olar, amma diaqonal üzrə d4-ü yoxlayın.
lesson-single-done = İstənilən istiqamətdə bir addım.

lesson-phalanx-title = Falanqa
lesson-phalanx-text = Daşlarınızın kəsilməz düz xətti falanqadır. O, öz xətti boyunca ən çoxu daşlarının sayı qədər xana gedir. Arxa daşına basın və ön daşın durmalı olduğu yerə sürükləyin.
lesson-phalanx-task = Hər üç daşı diaqonal üzrə iki və ya üç xana aparın.
lesson-phalanx-hint = Belə də olar, amma bütün falanqanı a1-dəki arxa daşdan tutub iki və ya üç xana aparın.
lesson-phalanx-done = Üç daş üç xana gedə bilər: güc sürətdir.

lesson-part-title = Onun bir hissəsi
lesson-part-text = Ön daş daxildirsə, falanqanın bir hissəsi də gedə bilər. O, ən çoxu öz daşlarının sayı qədər gedir.
lesson-part-task = a1-i evdə saxlayın: iki ön daşı diaqonal üzrə aparın.
lesson-part-hint = Belə də olar, amma b2 və c3-dəki iki daşı diaqonal üzrə yuxarı aparın, a1-ə isə toxunmayın.
lesson-part-done = İki daş ən çoxu iki xana gedir.

lesson-capture-title = Götürmə
lesson-capture-text = Rəqibin o daşdan başlayıb arxaya uzanan kəsilməz xətti falanqanızdan qısadırsa, ön daş rəqibin daşının yerinə düşə bilər. Bütün xətt lövhədən götürülür.
lesson-capture-task = Üç ikiyə qarşı: qara xətti götürün.
lesson-capture-hint = Belə də olar, amma heç nə götürülmədi. Üç daşın hamısını üfüqi xətt boyunca aparın.
lesson-capture-done = İkisi də getdi. Yalnız hərəkət xəttindəki daşlar sayılır.

lesson-equal-title = Bərabər xətlər götürmür
lesson-equal-text = İki daş ikisini götürmür. Amma eyni daş bir neçə xətdə dura bilər: rəqibin sizin gəldiyiniz istiqamətdəki xətti sayılır.
lesson-equal-task = Üfüqi xətdə iki ikiyə qarşıdır. Başqa istiqamətdən götürün.
lesson-equal-hint = Belə də olar, amma heç nə götürülmədi. d şaquli xəttinə baxın.
lesson-equal-done = Aşağıdan baxanda d3-dəki daş təkdir: iki daş birini götürür.

lesson-reply-title = Çoxluq və cavab
lesson-reply-text = Növbəniz başlayanda rəqibin son sırasında sizin daşlarınız onun sizin son sıranızdakı daşlarından çoxdursa, qalib gəlirsiniz. Deməli, həmişə bir cavab var: götürmək, bərabərləşdirmək və ya daha çox sayda keçmək.
lesson-reply-task = Qaralar son sıranıza çatıb. Cavab tapın, yoxsa növbələri başlayanda qalib gələcəklər.
lesson-reply-hint = Belə də olar, amma indi qaraların növbəsi başlayır və çoxluq onlardadır. Öz son sıranızda götürün və ya siz də keçin.
lesson-reply-done = Çoxluq aradan qalxdı, oyun davam edir.

lesson-decide-title = Həlledici keçid
lesson-decide-text = Keçid yalnız rəqib nə götürə, nə bərabərləşdirə, nə də üstələyə bilmədikdə qalib edir. Keçməzdən əvvəl cavaba baxın.
lesson-decide-task = Elə keçin ki, qaraların cavabı olmasın.
lesson-decide-hint = Belə də olar, amma qaraların cavabı var. a6 və b6-dakı iki daşın çata bildiyi yerdən uzaq durun.
lesson-decide-done = Qaralar heç nə edə bilmir: növbəniz başlayanda qalib gəldiniz.

lesson-copying-title = Təkrarlamaq olmaz
lesson-copying-text = Bir gediş qadağandır: daş son sıraya çatanda bütün lövhə güzgü kimi simmetrik olursa, ora getmək olmaz. Əks halda ikinci oyunçu bütün oyunu birincinin gedişlərini təkrarlaya bilərdi.
lesson-copying-task = d5-dəki daşla keçin. Düz irəli qadağandır: yoxlayın, sonra başqa yolla gedin.
lesson-copying-hint = Belə də olar, amma d5-dəki daşla keçin.
lesson-copying-done = Bu yolla lövhə simmetrik olmur.

## Crossings

lesson-end-piece-title = Yalnız ucdakı daş
lesson-end-piece-text = Qruplar Epaminondas oyunundakı kimi gedir. Yalnız vurulan bir daş götürülür: gedən qrupdan kiçik olan xəttin ucundakı daş.
lesson-end-piece-task = Üç daşınızla götürün.
lesson-end-piece-hint = Belə də olar, amma heç nə götürülmədi. Üç daşın hamısını üfüqi xətt boyunca aparın.
lesson-end-piece-done = d3-dəki daş getdi, e3-dəki qaldı.

lesson-cross-title = Keçid
lesson-cross-text = Daşını son sıraya çatdıran keçmiş olur. Rəqib elə növbəti gedişdə özü də keçməsə, bu, qələbədir.
lesson-cross-task = Keçin.
lesson-cross-hint = Belə də olar, amma c7-dəki daşınız elə indi keçə bilər.
lesson-cross-done = Qaralar cavab vermək üçün çox uzaqdadır: qalib gəldiniz.

lesson-answer-title = Cavab
lesson-answer-text = Keçiddən sonra yalnız özü də keçid olan gedişlərə icazə var. Götürərək keçmək də sayılır. Keçən daşı götürmək müdafiə deyil.
lesson-answer-task = Qaralar e1-ə keçib. Götürən keçidlə cavab verin.
lesson-answer-hint = Bu, keçidə cavabdır, amma götürən keçid də var: g şaquli xəttindəki iki daşla.
lesson-answer-done = Cavab verildi. Keçən hər iki daş durduğu yerdə bağlandı.

lesson-locked-title = Bağlananlar
lesson-locked-text = Cavab verilmiş keçid hər iki daşı bağlayır: oyunun sonuna qədər onlar nə gedir, nə də götürülür. Hər şeyi növbəti keçid həll edir.
lesson-locked-task = c8 və e1-dəki daşlar bağlıdır. Başqa bir keçidlə qalib gəlin.
lesson-locked-hint = Belə də olar, amma dərhal qalib gələ bilərdiniz: başqa bir daşınız son sıradan bir addım aralıdadır.
lesson-locked-done = Qaraların cavabı qalmadı, bağlı daş isə kömək edə bilməz.
