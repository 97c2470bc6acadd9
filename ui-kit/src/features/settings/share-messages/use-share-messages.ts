import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { toast } from '../../../primitives/toast.tsx'
import { useUpdateOrganization } from '../api/organization-mutations.ts'
import { changesOf, fits, MESSAGES, messagesOf, type ShareMessages } from './share-messages.ts'
import { useVariableLabels } from './use-variable-labels.ts'

/** Both messages while they are edited. What the server says meanwhile does not undo what was typed. */
export function useShareMessages(organization: Organization) {
  const { t } = useTranslation('settings')
  const labels = useVariableLabels()
  const saved = messagesOf(organization, labels)
  const [draft, setDraft] = useState<Partial<ShareMessages>>({})
  const { mutate, isPending, error, reset } = useUpdateOrganization(organization.id)
  const messages = { ...saved, ...draft }
  const changes = changesOf(saved, messages, labels)
  const changed = Object.keys(changes).length > 0

  const change = (name: keyof ShareMessages, text: string) => setDraft({ ...draft, [name]: text })
  const cancel = () => {
    setDraft({})
    reset()
  }
  const save = () =>
    mutate(changes, {
      onSuccess: () => {
        setDraft({})
        toast('success', t('updated'))
      },
    })

  return {
    labels,
    messages,
    changed,
    valid: MESSAGES.every((name) => fits(messages[name], labels)),
    busy: isPending,
    error,
    change,
    cancel,
    save,
  }
}
