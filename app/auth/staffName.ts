/** What colleagues call somebody: by the name that they chose, else by their address. */
export function staffName({ name, email }: { name: string; email: string }): string {
  return name || nameOf(email);
}

/** `ana.lima@example.org` is Ana Lima. */
function nameOf(email: string): string {
  const words = email
    .replace(/@.*$/, "")
    .split(/[._+-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase("pt") + word.slice(1)).join(" ");
}
