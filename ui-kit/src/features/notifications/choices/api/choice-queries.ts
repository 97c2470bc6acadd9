import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type {
  NotificationChoiceRequest,
  NotificationChoices,
} from '@fanfare/contract/notifications/data/notification_choice.ts'
import {
  fetchChoices,
  sendChoice,
  sendDigestChoice,
  sendInactivityMailChoice,
  unsubscribe,
} from '../../api/notification-api.ts'
import { NOTIFICATIONS_KEY } from '../../api/notification-queries.ts'
import { RHYTHM_KEY } from '../../rhythms/api/rhythm-key.ts'

const CHOICES_KEY = ['notification-choices'] as const

/** The types of notifications and the channels that the user has chosen. */
export function choicesQuery() {
  return queryOptions({ queryKey: CHOICES_KEY, queryFn: ({ signal }) => fetchChoices(signal) })
}

/** Changes one choice. Updates optimistically. */
export function useChoose() {
  return useSavedChoice(sendChoice, withChoice)
}

/** Turns the digest on in a time zone, or off. Updates optimistically. */
export function useChooseDigest() {
  return useSavedChoice(sendDigestChoice, (before, timeZone) => ({
    ...before,
    digest: timeZone === null ? null : { timeZone },
  }))
}

/** Turns the mail after weeks without a visit on or off. Updates optimistically. */
export function useChooseInactivityMail() {
  return useSavedChoice(sendInactivityMailChoice, (before, inactivityMail) => ({ ...before, inactivityMail }))
}

export function useUnsubscribe() {
  return useMutation({ mutationFn: unsubscribe })
}

function withChoice(before: NotificationChoices, choice: NotificationChoiceRequest): NotificationChoices {
  const { type, channel, enabled } = choice
  return {
    ...before,
    choices: { ...before.choices, [type]: { ...before.choices[type], [channel]: enabled } },
  }
}

/** Runs one change at a time, because a response contains all choices. */
function useSavedChoice<Choice>(
  send: (choice: Choice) => Promise<NotificationChoices>,
  apply: (before: NotificationChoices, choice: Choice) => NotificationChoices,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: CHOICES_KEY,
    scope: { id: CHOICES_KEY[0] },
    mutationFn: send,
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: CHOICES_KEY })
      queryClient.setQueryData<NotificationChoices>(CHOICES_KEY, (before) => before && apply(before, choice))
    },
    onSettled: () => refetchOnce(queryClient),
  })
}

/** Later choices are on screen already, and not yet in the response. */
async function refetchOnce(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: CHOICES_KEY }) > 1) return
  await Promise.all(
    [CHOICES_KEY, NOTIFICATIONS_KEY, RHYTHM_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
