// The server and the browser of a file of tests: started before the first of them, stopped after the last.

import { after, before } from "node:test";

import { browse, serve } from "./harness.mjs";

export let server;
export let browser;

before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
