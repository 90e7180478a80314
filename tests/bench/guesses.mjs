/** A visitor and two of staff beside 2,000 wrong sign-ins from 200 networks. */
import { staff } from "./site.mjs";
import { after, p99, visit } from "./visitor.mjs";

const networks = 200;
const guessesEach = 10;
/** At most so many guesses are on their way at once. */
const guessers = 50;

/**
 * @param url of a site that takes X-Forwarded-For from this machine
 * @returns the visitor's p99 in ms, alone and meanwhile; how long a browser that had signed in before takes to
 * do so again, and one that had not, in ms; of the guesses, how many were turned away
 */
export async function besideGuesses(url) {
  const device = (await signIn(url, "203.0.113.1")).cookies.find((one) =>
    one.startsWith("device="),
  );
  await visit(url, after(1));
  const quiet = p99(await visit(url, after(10)));
  let isOver = false;
  const visited = visit(url, () => isOver);
  const guessed = guessAll(url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [known, unknown] = await Promise.all([
    signIn(url, "203.0.113.1", device),
    signIn(url, "203.0.113.2"),
  ]);
  const refused = (await guessed).filter((status) => status === 429).length;
  isOver = true;
  return { quiet, crowded: p99(await visited), known: known.ms, unknown: unknown.ms, refused };
}

async function guessAll(url) {
  const queue = Array.from({ length: networks * guessesEach }, (_, n) => n);
  const statuses = [];
  const work = async () => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `198.18.${n % networks}.7`,
        },
        body: JSON.stringify({ email: staff.email, password: `palpite secreto ${n}` }),
      });
      await answer.arrayBuffer();
      if (answer.status === 200) throw new Error("A guess was right");
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: guessers }, work));
  return statuses;
}

/** Signs in with the form. */
async function signIn(url, address, cookie = "") {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": address, "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: new URLSearchParams(staff),
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`The sign-in was answered with ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { ms: performance.now() - startedAt, cookies };
}
