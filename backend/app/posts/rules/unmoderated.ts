/** The fields of a post that no moderator has decided about. */
export const UNMODERATED = {
  moderationReason: null,
  moderatedAt: null,
  moderatedBy: null,
  approvedByHostId: null,
}
