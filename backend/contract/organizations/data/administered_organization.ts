/** An organization that an administrator of the installation looks for. */
export interface FoundOrganization {
  id: string
  name: string
  slug: string
}

export interface OrganizationSearch {
  /** The beginning of a name, without regard to case. */
  search: string
}

/** The first organizations by name that match, at most `FOUND_ORGANIZATIONS_MAX`. */
export interface FoundOrganizations {
  organizations: FoundOrganization[]
}
