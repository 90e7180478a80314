import { CookieJar } from "tough-cookie";
import { ALL_TESTS } from "./grader/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "./grader/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "./grader/grader/grader.js";
import { Requests } from "./grader/types.js";

interface Scan {
  grade: string;
  score: number;
  /** The failed tests, with their findings. */
  failed: string[];
}

/**
 * Grades one address like the MDN HTTP Observatory (its scanner's steps, offline).
 *
 * @param origin of the site for visitors; a proxy in front speaks TLS and redirects to it
 * @param address of the test server that answers for it
 */
export async function scan(origin: string, address: string): Promise<Scan> {
  const answer = await fetch(address, { redirect: "manual", headers: { Accept: "text/html,*/*" } });
  const preflight = await fetch(address, {
    method: "OPTIONS",
    headers: {
      "Access-Control-Request-Method": "GET",
      Origin: "https://http-observatory.mdn.example",
    },
  });
  const requests = new Requests(new URL(origin).hostname);
  const response = { ...facts(answer), verified: true, httpEquiv: new Map() };
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    http: null,
    cors: { ...facts(preflight), verified: true },
  });
  requests.resources.path = await answer.text();
  requests.session = { url: new URL(origin), jar: jarOf(origin, answer) };
  return judge(requests);
}

function judge(requests: Requests): Scan {
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const { grade, score } = getGradeForScore(
    base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : base,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { grade, score, failed };
}

function facts({ status, headers }: Response) {
  const single = [...headers].filter(([name]) => name !== "set-cookie");
  return {
    status,
    headers: { ...Object.fromEntries(single), "set-cookie": headers.getSetCookie() },
  };
}

function jarOf(origin: string, { headers }: Response) {
  const jar = new CookieJar();
  for (const cookie of headers.getSetCookie()) jar.setCookieSync(cookie, origin);
  return jar;
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
