/** A row of `approved_domains`. */
export interface DomainRow {
  id: string
  host: string
  name: string
  description: string | null
  includes_subdomains: boolean | number
  is_blocked: boolean | number
  created_at: string
  decided_at: string | null
}

/** A row with the administrator who decided; null for hosts of the reference data, and when the account is gone. */
export interface DecidedDomainRow extends DomainRow {
  decider_id: string | null
  decider_name: string | null
}
