import { FileFolder } from './file_folder.js'

/** All folders of uploaded files. Backups and moves use this list. */
export const UPLOAD_FOLDERS = ['avatars', 'pictures', 'support'] as const

/** A folder of uploaded files. */
export const uploadFolder = (name: (typeof UPLOAD_FOLDERS)[number]): FileFolder => new FileFolder(name)
