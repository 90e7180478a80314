import type { Dictionary } from "../pt.ts";

export const adminLogin = {
  pageTitle: "Sign in",
  title: "Welcome to the {{name}} admin panel",
  subtitle: "Sign in with your email and password to take care of the site’s content.",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  refused: "Check the {{label}} field: there is a message beside it.",
  submit: "Sign in",
  submitting: "Signing in...",
  passkey: {
    submit: "Sign in with a passkey",
    working: "One moment...",
    cancelled: "No passkey was used. Try again, or sign in with the password.",
    tooLate: "It took too long. Try again, or sign in with the password.",
    refused: "This passkey does not work: it may have been removed. Sign in with the password.",
  },
  site: "Back to the site",
  pending: "Your session has expired. What you typed is kept: sign in again and it comes back.",
  notEnded:
    "You are signed out in this browser, but the server could not end the session: its disk may be full.",
  expired: "Your session has expired and the last action was not done. Sign in and repeat it.",
} satisfies Dictionary["adminLogin"];
