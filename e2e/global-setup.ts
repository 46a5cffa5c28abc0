import { prepareDemo } from './demo-database'

export default prepareDemo
