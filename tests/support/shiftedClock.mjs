/**
 * Preloaded into a server by a test (NODE_OPTIONS=--import): its clock differs from the machine's by the milliseconds
 * in the file that SHIFTED_CLOCK names, from one moment to the next, as after somebody has set it.
 */
import { readFileSync } from "node:fs";

const MachineDate = globalThis.Date;

function now() {
  return MachineDate.now() + Number(readFileSync(process.env.SHIFTED_CLOCK, "utf8"));
}

globalThis.Date = class ShiftedDate extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
