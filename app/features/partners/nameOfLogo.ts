/** What a logo's file name says of the file, and not of its owner. */
const ofTheFile =
  /^(parceiro|parceira|partner|logo|logos|logotipo|logomarca|marca|brand|assinatura|horizontal|vertical|branco|branca|preto|preta|cor|cores|colorido|colorida|negativo|positivo|white|black|color|colour|rgb|cmyk|final|copia|cópia|copy|img|image|imagem|v?\d+|\d+x\d+|\d+px)$/i;

/** Words within a name that stay small. */
const small = /^(a|as|o|os|e|da|das|de|do|dos|em|na|nas|no|nos|para|por|and|of|the|for|in)$/i;

/**
 * Guesses a partner's name from the file name of its logo, to be checked by staff: `logo-prefeitura_do-recife.png` is
 * "Prefeitura do Recife".
 *
 * @returns "" where the file name says nothing
 */
export function nameOfLogo(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFC")
    .replace(/@\d+x/i, " ")
    .split(/[\s_\-.,+()[\]]+/)
    .filter((word) => word !== "" && !ofTheFile.test(word));
  // `LOGO-PREFEITURA`: the letters say nothing; in `ufpe-CTG` they do.
  const isShouting =
    fileName.replace(/\.\w{1,5}$/, "") === fileName.replace(/\.\w{1,5}$/, "").toUpperCase();
  return words.map((word, index) => inName(word, index > 0, isShouting)).join(" ");
}

function inName(word: string, isWithin: boolean, isShouting: boolean): string {
  if (isWithin && small.test(word)) return word.toLowerCase();
  const isAsMeant = /\p{Lu}/u.test(word.slice(1)) && !(isShouting && word.length > 5);
  if (isAsMeant) return word;
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("").toLowerCase();
}
