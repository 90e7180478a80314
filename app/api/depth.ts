/** More than any body of the API needs. */
const maxDepth = 20;

/** Whether JSON nests too deeply to be parsed; brackets inside strings do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isInString) {
      if (character === "\\") index++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}
