import { useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Clears the errors of a form when one of these mutations has resolved their cause, such as a taken name. */
export function useClearedByChanges<Values extends FieldValues>(
  { clearErrors }: UseFormReturn<Values>,
  key: MutationKey,
): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.options.mutationKey === key && mutation.state.status === 'success') clearErrors()
      }),
    [queryClient, key, clearErrors],
  )
}
