/** Whether an organization has connected its team chat. None can yet, and this is the one place that says so. */
export function hasChat(_organization: { id: string }): boolean {
  return false
}
