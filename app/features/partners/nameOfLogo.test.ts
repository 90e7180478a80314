import { expect, test } from "vitest";
import { nameOfLogo } from "./nameOfLogo.ts";

test.each([
  ["logo-prefeitura_do-recife.png", "Prefeitura do Recife"],
  ["Logo Porto Digital (1).png", "Porto Digital"],
  ["LOGO_UFPE_branco.PNG", "UFPE"],
  ["LOGOTIPO-SECRETARIA-DE-CULTURA.jpg", "Secretaria de Cultura"],
  ["ONU-Habitat_rgb_300x200.webp", "ONU Habitat"],
  ["instituto.da.cidade@2x.png", "Instituto da Cidade"],
  ["CESAR logo final v2.png", "CESAR"],
  ["são-josé.png", "São José"],
  ["parceiro-casa-nova.png", "Casa Nova"],
  ["logo.png", ""],
  ["IMG_1234.jpg", ""],
])("%s is the logo of “%s”", (file, name) => {
  expect(nameOfLogo(file)).toBe(name);
});
