import { create } from 'zustand'

/** Whether the event stream is lost. Written by `LiveConnection`, read by the offline banner. */
export const useConnectionStore = create<{ lost: boolean }>()(() => ({ lost: false }))
