import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DELETION_CHOICES } from '@fanfare/contract/identity/data/profile.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import { hasCode } from '../../../../client/api-error.ts'
import {
  reauthenticationEntry,
  reauthenticationErrors,
} from '../../../../components/forms/reauthentication/reauthentication-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import {
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
} from '../../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { settingsPath } from '../../../../components/settings-path.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { useDeleteAccount } from '../api/profile-queries.ts'
import { DeletionFields, type DeletionValues } from './deletion-fields.tsx'

export interface DeletionFormProps {
  onCancel: () => void
  onDeleted: () => void
}

/** Deletes the account: asks what happens to its posts and comments, and for the password and the second factor. */
export function DeletionForm({ onCancel, onDeleted }: DeletionFormProps) {
  const { t } = useTranslation(['profile', 'common'])
  const state = useDeletionForm(onDeleted)
  const { form, busy, error } = state
  const organizations = hasCode(error, 'SOLE_OWNER') ? error.details.organizations : undefined
  return (
    <ServerForm
      state={state}
      failed={t('deletion.failed')}
      problem={organizations && <SoleOwnerNotice organizations={organizations} />}
    >
      <DeletionFields form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {t('deletion.confirm')}
        </Button>
      </div>
    </ServerForm>
  )
}

function useDeletionForm(onDeleted: () => void) {
  const { t } = useTranslation()
  const user = useUser()
  const { mutateAsync } = useDeleteAccount()
  return useServerForm<DeletionValues>({
    schema: deletionSchema(t, user),
    defaultValues: { content: 'keep', password: '', ...NO_CODE },
    errorFields: { ...reauthenticationErrors(user, 'password'), TWO_FACTOR_CODE_INVALID: 'code' },
    send: ({ content, password, code }) =>
      mutateAsync({
        content,
        ...(user.hasPassword && { password }),
        ...(user.twoFaEnabled && { twoFactorCode: code }),
      }),
    onSuccess: onDeleted,
  })
}

function deletionSchema(t: TFunction, user: CurrentUser) {
  const fields = v.object({
    content: v.picklist(DELETION_CHOICES),
    password: reauthenticationEntry(t, user),
    ...twoFactorCodeEntries(),
  })
  return user.twoFaEnabled ? v.pipe(fields, completesCode<DeletionValues>(t)) : fields
}

interface SoleOwnerNoticeProps {
  organizations: NonNullable<ErrorDetails['organizations']>
}

/** Links to the organizations that would be left without an owner. */
function SoleOwnerNotice({ organizations }: SoleOwnerNoticeProps) {
  const { t } = useTranslation('profile')
  return (
    <Notice tone="danger" title={t('deletion.soleOwner')}>
      {t('deletion.soleOwnerText')}
      <ul className="mt-1 list-disc ps-5">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={settingsPath(id, 'members')}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
