import type { Dictionary } from "../pt.ts";

export const adminDoors: Dictionary["adminDoors"] = {
  join: {
    pageTitle: "Invitation",
    title: "Invitation to the back office of {{name}}",
    subtitle: "Your account will be {{email}}. Choose what the team calls you, and a password.",
    name: "Name",
    password: "Password",
    submit: "Make my account",
    submitting: "Making it...",
  },
  newPassword: {
    pageTitle: "New password",
    title: "Choose a new password",
    subtitle: "For the account {{email}}. Its open sessions end.",
    password: "New password",
    submit: "Keep password",
    submitting: "Keeping it...",
    changed: "Password changed. Sign in with the new one.",
    changedWithPasskeys:
      "Password changed. Sign in with the new one. Passkeys go on working: check them in My account.",
  },
  code: {
    pageTitle: "Code",
    title: "One code more",
    subtitle: "Open the authenticator app and type the code of six digits of this account.",
    code: "Code",
    hint: "Without the app at hand, use one of your recovery codes. Without any, ask a colleague to turn off the two steps in Team.",
    submit: "Sign in",
    submitting: "Signing in...",
    back: "Back to sign-in",
  },
  forgotten: {
    pageTitle: "Forgotten password",
    title: "Forgot your password?",
    subtitle: "Say the e-mail of your account, and we send a link to choose another.",
    noMailSubtitle:
      "This site sends no e-mail. Ask a colleague for a link: in Team, beside your name, “Link for a new password”.",
    nobody: "If none of the team can sign in, whoever runs the server changes the password there.",
    email: "E-mail",
    submit: "Send link",
    submitting: "Sending...",
    sent: "If this e-mail has an account, a link is on its way. It works for 24 hours, and once. If it does not come, look among spam or ask a colleague.",
    link: "Forgot my password",
    signIn: "Back to sign-in",
  },
  first: {
    pageTitle: "First account",
    title: "The first account of {{name}}",
    subtitle:
      "This site has no account yet. The server’s log shows a code: with it you make the first.",
    code: "Code",
    email: "Your e-mail",
    name: "Your name",
    password: "Password",
    submit: "Make account",
    submitting: "Making it...",
    taken: "The site has an account already. Sign in with it.",
  },
  over: {
    title: "This link no longer works",
    text: "It was used, its time is over, or it was withdrawn. Ask a colleague for another.",
    signIn: "Go to the sign-in page",
  },
  mail: {
    inviteSubject: "[{{site}}] Invitation to the back office",
    inviteText:
      "You are invited to look after the site of {{site}}.\n\nChoose your name and your password here, within 72 hours:\n{{link}}\n\nIf you did not expect this invitation, ignore it.\n",
    resetSubject: "[{{site}}] New password",
    resetText:
      "Somebody, perhaps you, asked for a new password for your account in the back office of {{site}}.\n\nChoose it here, within 24 hours:\n{{link}}\n\nIf it was not you, ignore this e-mail: the password stays as it is.\n",
  },
};
