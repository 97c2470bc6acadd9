/** Why a backup or a restore does not go on, as a sentence for the operator. `bin/refusal.ts` prints it. */
export class BackupRefused extends Error {
  code = 'E_BACKUP_REFUSED'
}
