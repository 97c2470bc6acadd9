/** Whether a version such as `1.2.3` or `1.2.3-rc.1` is older than another. A release candidate counts as its version. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [partsOf(version), partsOf(than)]
  if (ours === null || theirs === null) return false
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at !== -1 && ours[at]! < theirs[at]!
}

function partsOf(version: string): number[] | null {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+]|$)/.exec(version)
  return found && found.slice(1).map(Number)
}
