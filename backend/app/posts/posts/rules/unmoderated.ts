/** The fields of a post without a moderator's decision. */
export const UNMODERATED = {
  moderationReason: null,
  moderatedAt: null,
  moderatedBy: null,
  approvedByHostId: null,
}
