/** What a camera, a scanner or a program calls a file, which says nothing of what it holds. */
const unnamed =
  /^(img|dsc|scan|digitali[sz]ac?[aã]o|digitalizado|documento?|document|arquivo|file|download|untitled|sem t[ií]tulo|image|imagem|foto|whatsapp image|captura de tela|screenshot)[\s\d()]*$/i;

/** What somebody adds to a file's name and not to its title: a copy's number, a version. */
const ofTheFile = /\s*(\(\d+\)|\b(c[oó]pia|copy|final|vers[aã]o final|v\d{1,2}|rev\d{1,2}))$/i;

/**
 * Guesses a document's title from its file name, to be checked by staff: `plano_de_ação_2024 (1).pdf` is
 * "Plano de ação 2024".
 *
 * @returns "" where the file name says nothing
 */
export function titleOfFile(fileName: string): string {
  const stem = fileName.replace(/\.\w{1,5}$/, "").normalize("NFC");
  // Where words are parted otherwise, a hyphen belongs to its word; between digits it always does.
  const parted = /[\s_+]/.test(stem)
    ? stem.replace(/[_+]/g, " ")
    : stem.replace(/(\d)-(?=\d)|-/g, (_, digit?: string) => (digit ? `${digit}-` : " "));
  let title = parted.replace(/\s+/g, " ").trim();
  while (ofTheFile.test(title)) title = title.replace(ofTheFile, "");
  title = title.replace(/^[\s\-.,]+|[\s\-.,]+$/g, "");
  if (unnamed.test(title) || !/\p{L}/u.test(title)) return "";
  // `PLANO DE AÇÃO`: the letters say nothing.
  const isShouting = title === title.toUpperCase() && title.includes(" ");
  const [first = "", ...rest] = isShouting ? title.toLowerCase() : title;
  return first.toUpperCase() + rest.join("");
}
