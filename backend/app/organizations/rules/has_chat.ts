/** Whether an organization has connected its team chat. Always false until there is an integration. */
export function hasChat(_organization: { id: string }): boolean {
  return false
}
