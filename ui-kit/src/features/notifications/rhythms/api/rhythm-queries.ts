import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnRhythm } from '@fanfare/contract/notifications/data/rhythm.ts'
import type { Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { deviceTimeZone } from '../device-time-zone.ts'
import { fetchRhythm, sendRhythm } from './rhythm-api.ts'
import { RHYTHM_KEY } from './rhythm-key.ts'

/** The rhythm of the user. Until they choose one, it has the time zone of this device. */
export function rhythmQuery() {
  return queryOptions({
    queryKey: RHYTHM_KEY,
    queryFn: ({ signal }) => fetchRhythm(signal),
    select: withTimeZone,
  })
}

function withTimeZone({ isChosen, ...rhythm }: OwnRhythm): Rhythm {
  return isChosen ? rhythm : { ...rhythm, timeZone: deviceTimeZone() }
}

/** Changes a part of the rhythm. Updates optimistically; one change is sent at a time, because each has the whole. */
export function useChangeRhythm() {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationKey: RHYTHM_KEY,
    scope: { id: RHYTHM_KEY[0] },
    mutationFn: sendRhythm,
    onSettled: async () => {
      // Later changes are on screen already, and not yet in the response.
      if (queryClient.isMutating({ mutationKey: RHYTHM_KEY }) > 1) return
      await queryClient.invalidateQueries({ queryKey: RHYTHM_KEY })
    },
  })
  const change = (part: Partial<Rhythm>) => {
    void queryClient.cancelQueries({ queryKey: RHYTHM_KEY })
    const before = queryClient.getQueryData<OwnRhythm>(RHYTHM_KEY)
    // Without the rest, a part cannot be saved.
    if (before === undefined) return
    const rhythm = { ...withTimeZone(before), ...part }
    queryClient.setQueryData<OwnRhythm>(RHYTHM_KEY, { ...rhythm, isChosen: true })
    mutate(rhythm)
  }
  return { change, error }
}
