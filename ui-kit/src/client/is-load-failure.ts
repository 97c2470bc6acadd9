/** How Chrome, Firefox and Safari report that a module cannot be loaded, and the bundler that a style sheet cannot. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether an error means that a chunk could not be loaded, as after a new version has replaced it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
}
