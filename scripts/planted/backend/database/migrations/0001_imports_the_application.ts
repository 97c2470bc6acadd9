export { door } from '../../app/posts/public.ts'
