// Stands in for the package's own, which reads a list that is downloaded: here no host is preloaded.
export function isHstsPreloaded() {
  return false;
}
