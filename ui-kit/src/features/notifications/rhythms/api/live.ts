import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { CHOICES_KEY } from '../../choices/api/choices-key.ts'
import { RHYTHM_KEY } from './rhythm-key.ts'

/** Applies changes on other devices. The digest follows the rhythm. */
export const rhythmHandlers = {
  'rhythm.changed': (queryClient) => {
    for (const queryKey of [RHYTHM_KEY, CHOICES_KEY]) void queryClient.invalidateQueries({ queryKey })
  },
} satisfies LiveHandlers
