import type {
  AdministeredTag,
  AdministeredTagList,
  TagListQuery,
  ChangedTag,
  CreateTagRequest,
  UpdateTagRequest,
} from '@fanfare/contract/posts/data/tag.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export interface TagFilter {
  /** A part of the name. */
  search?: string
  page: number
}

export function fetchAllTags({ search, page }: TagFilter, signal?: AbortSignal) {
  const query = { search, page } satisfies TagListQuery
  return api.get<AdministeredTagList>('/admin/tags', { query, signal })
}

export function createTag(name: string) {
  return api.post<{ tag: AdministeredTag }>('/tags', { name } satisfies CreateTagRequest)
}

export function changeTag(id: string, changes: UpdateTagRequest) {
  return api.put<ChangedTag>(`/tags/${id}`, changes)
}

export function makePredefined(id: string) {
  return api.post<{ tag: AdministeredTag }>(`/tags/${id}/make-predefined`, {})
}

export function deleteTag(id: string) {
  return api.post<PendingActionAnswer>(`/tags/${id}/pending-deletion`, {})
}
