const label = /^[a-z\d_-]{1,63}$/;

/**
 * Whether a text can be the name of a host, in any script: labels of letters, digits, `-` and `_`, none of them
 * empty. Browsers accept far more (`www,example.org`), which leads nowhere.
 */
export function isHostName(name: string): boolean {
  return isAsciiHost(asciiHost(name) ?? "");
}

/** The same for a name in ASCII letters. */
export function isAsciiHost(name: string): boolean {
  return name.split(".").every((each) => label.test(each));
}

/** A host's name in ASCII letters, as the network knows it: `maré.org.br` is `xn--mar-dma.org.br`. */
export function asciiHost(name: string): string | undefined {
  return /[/?#@:]/.test(name) ? undefined : parseUrl(`https://${name}`)?.hostname;
}

/** Parses an absolute URL; undefined when invalid (`URL.canParse` is too new for the supported browsers). */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
