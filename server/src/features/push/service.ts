export { type Push, pushTo } from './push-to'
