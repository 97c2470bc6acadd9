/** The public page of an organization. */
export function publicOrganizationPath(slug: string): string {
  return `/organizations/${slug}`
}
