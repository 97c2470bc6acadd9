import type { Pagination } from '../../core/data/pagination.ts'

/** The roles that a group of the directory can give; owners are made by owners. */
export const PROVISIONED_ROLES = ['admin', 'member'] as const

export type ProvisionedRole = (typeof PROVISIONED_ROLES)[number]

/** A token of the directory, without its secret. */
export interface ScimToken {
  id: string
  /** Its last characters. */
  hint: string
  createdAt: string
  /** At most a minute old; null if it was never used. */
  lastUsedAt: string | null
  /** When a token that was replaced ends; null for the current one. */
  expiresAt: string | null
}

/** How the directory of the company is connected. */
export interface ScimSettings {
  /** The address that is entered in the directory. */
  address: string
  /** The newest first; at most two. */
  tokens: ScimToken[]
  /** How many people the directory has provisioned. */
  people: number
}

export interface CreateScimTokenRequest {
  password?: string
}

/** The only response with a token. */
export interface CreatedScimToken {
  token: string
  settings: ScimSettings
}

/** A group of the directory, and what it gives its members. */
export interface ScimGroup {
  id: string
  name: string
  membersCount: number
  organization: { id: string; name: string } | null
  /** Null without an organization. */
  role: ProvisionedRole | null
}

/** A page of groups, by name. */
export interface ScimGroupList {
  groups: ScimGroup[]
  pagination: Pagination
}

/** Null takes the organization away. */
export interface MapScimGroupRequest {
  organizationId: string | null
  role: ProvisionedRole
}
