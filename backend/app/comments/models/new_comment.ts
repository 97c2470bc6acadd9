/** What a person says when adding a suggestion, or a reply to one. */
export interface NewComment {
  postId: string
  userId: string
  content: string
  parentId?: string | null
  moodId?: string | null
  /** A suggestion that says nearly the same as another one is wanted nevertheless. */
  acceptSimilar?: boolean
  /** The same key from the same person means the same comment, however often it is sent. */
  idempotencyKey?: string
}

/** The fields of the new comment, everything nobody spoke of filled in. */
export function attributesOf({ postId, userId, content, parentId, moodId, idempotencyKey }: NewComment) {
  return {
    postId,
    userId,
    content,
    parentId: parentId ?? null,
    replyToUserId: null,
    moodId: moodId ?? null,
    isAiGenerated: false,
    idempotencyKey: idempotencyKey ?? null,
  }
}
