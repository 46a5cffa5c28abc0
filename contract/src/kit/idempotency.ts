/** The header under which a caller names a call, so that it is made once however often it is sent */
export const idempotencyHeader = 'idempotency-key'
