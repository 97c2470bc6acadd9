import { SUGGESTION_MAX } from '@fanfare/contract/rules/limits.ts'

/** Whether the server would refuse a text for its length. Nothing is cut off: that is for whoever wrote it to do. */
export const isTooLong = (text: string): boolean => text.trim().length > SUGGESTION_MAX
