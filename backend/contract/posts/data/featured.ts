/** Whether a post comes before others in what waits for members. */
export interface ImportanceRequest {
  isImportant: boolean
}

/** Whether a post stays on top of the list of its organization. */
export interface PinRequest {
  isPinned: boolean
}
