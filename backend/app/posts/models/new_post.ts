/** What a person says when sharing a link. */
export interface NewPost {
  organizationId: string
  userId: string
  title: string
  url: string
  comment?: string | null
  isPublic?: boolean
  isSensitive?: boolean
  tags?: string[]
  /** The same key from the same person means the same post, however often it is sent. */
  idempotencyKey?: string
}
