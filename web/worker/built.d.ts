/** The files of the offline page, its HTML first. The build fills in both constants. */
declare const OFFLINE_FILES: readonly string[]
/** Changes with the content of these files. */
declare const OFFLINE_VERSION: string
