/** At least one letter or digit, and no control characters. */
export const readable = /^(?=.*[\p{L}\p{N}])[^\p{Cc}]+$/u
