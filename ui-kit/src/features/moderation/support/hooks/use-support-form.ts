import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import {
  DEFAULT_SUPPORT_PRIORITY,
  SUPPORT_PRIORITIES,
  type SupportPriority,
  SUPPORT_DESCRIPTION_MAX,
  SUPPORT_TITLE_MAX,
} from '@fanfare/contract/moderation/rules/support.ts'
import type { OnProgress } from '../../../../client/upload.ts'
import { emailEntry, placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { MY_REQUESTS_KEY } from '../api/my-requests-query.ts'
import { sendSupportRequest } from '../api/support-api.ts'
import type { useCaptcha } from './use-captcha.ts'

export interface SupportValues {
  name: string
  email: string
  title: string
  description: string
  priority: SupportPriority
}

interface SupportFormOptions {
  /** Null for a visitor, who enters a name and an address. */
  user: CurrentUser | null
  captcha: ReturnType<typeof useCaptcha>
  files: readonly File[]
  /** What was entered before the form was closed. */
  kept: RefObject<SupportValues>
  onProgress: OnProgress
  onDone: () => void
}

export const EMPTY_REQUEST: SupportValues = {
  name: '',
  email: '',
  title: '',
  description: '',
  priority: DEFAULT_SUPPORT_PRIORITY,
}

/** The request was not sent, because the captcha has failed. */
class CaptchaMissing extends Error {}

/** The form of a support request. Every attempt uses up a captcha token, so a failed one gets another. */
export function useSupportForm({ user, captcha, files, kept, onProgress, onDone }: SupportFormOptions) {
  const { t } = useTranslation('support')
  const schema = useSupportSchema(user === null)
  const queryClient = useQueryClient()
  const state = useServerForm<SupportValues>({
    schema,
    defaultValues: kept.current,
    placeFieldError: placeEmailError(t('form.emailInvalid')),
    errorText: (error) => (error instanceof CaptchaMissing ? t('captcha.required') : undefined),
    send: async ({ name, email, ...values }) => {
      const { settled, renew } = captcha
      const state = await settled()
      if (state.status === 'failed') throw new CaptchaMissing()
      const captchaToken = state.status === 'ready' ? state.token : undefined
      const contact = user === null ? { name, email } : {}
      onProgress(0)
      try {
        const request = { ...values, ...contact, captchaToken, attachments: files }
        await sendSupportRequest(request, onProgress)
      } catch (error) {
        renew()
        throw error
      }
      void queryClient.invalidateQueries({ queryKey: MY_REQUESTS_KEY })
      toast('success', t('sent'))
    },
    onSuccess: (_sent, form) => {
      form.reset(EMPTY_REQUEST)
      onDone()
    },
  })
  const { getValues } = state.form
  useEffect(() => () => void (kept.current = getValues()), [kept, getValues])
  return state
}

function useSupportSchema(isVisitor: boolean) {
  const { t } = useTranslation('support')
  const required = (message: string, max: number) =>
    v.pipe(visibleText(message), v.maxLength(max, t('form.tooLong', { max })))
  const contactRequired = t('form.contactRequired')
  return v.object({
    name: isVisitor ? required(contactRequired, NAME_MAX) : v.string(),
    email: isVisitor ? emailEntry({ missing: contactRequired, invalid: t('form.emailInvalid') }) : v.string(),
    title: required(t('form.titleRequired'), SUPPORT_TITLE_MAX),
    description: required(t('form.descriptionRequired'), SUPPORT_DESCRIPTION_MAX),
    priority: v.picklist(SUPPORT_PRIORITIES),
  })
}
