import type { Dictionary } from "../pt.ts";

export const contact = {
  meta: {
    title: "Contact",
    description:
      "Get in touch with the agency: partnerships, project enquiries, invitations, press and job opportunities.",
  },
  banner: {
    title: "Contact",
    text: "Every change in a city starts with a conversation. Tell us what you have in mind.",
  },
  info: {
    title: "Talk to us",
    text: "We read every message and reply within five working days.",
    phone: "Phone",
    email: "Email",
    address: "Address",
    social: "Social media",
  },
  follow: { title: "Follow us" },
  form: {
    title: "Send a message",
    refused: "Check the {{label}} field: there is a message beside it.",
    required: "All fields are required.",
    name: "Name",
    namePlaceholder: "Your full name",
    email: "Email",
    emailPlaceholder: "you@example.com",
    phone: "Phone",
    phonePlaceholder: "(81) 99999-9999",
    phoneHint:
      "Brazilian number with area code: (81) 3355-0000 or (81) 99999-0000. Writing from abroad? Type our number, shown on this page, and put yours in the message.",
    subject: "Subject",
    subjectPlaceholder: "Select",
    message: "Message",
    messagePlaceholder: "Write your message",
    submit: "Send message",
    submitting: "Sending...",
    privacy: {
      title: "Your data",
      purpose:
        "We use these details only to route and answer your message, never for marketing. The phone number lets us reach you when email does not arrive.",
      keeping:
        "Only our team reads them. We keep everything for {{retention}} and then erase it. To see, correct or erase your data before that, write to {{email}}.",
      link: "Read the privacy policy",
    },
    trap: "Leave this field empty",
  },
  subjects: {
    partnerships: "Partnerships and institutional relations",
    projects: "Project enquiries",
    invitation: "Invitation",
    press: "Press",
    jobs: "Job opportunities",
    others: "Other",
  },
  sent: "Email sent successfully",
  limited:
    "We received many messages in a short time and did not keep this one. Nothing you wrote is lost: please try again in {{minutes}} min.",
  diskFull:
    "The server is out of disk space and did not keep your message. Nothing you wrote is lost: please try again later.",
  failed:
    "Your message could not be sent. Nothing you wrote is lost: please try again in a moment.",
  map: {
    title: "Where we are",
    picture:
      "Illustrated map of central Recife, between the Capibaribe and Beberibe rivers and the sea, with a pin on our office.",
    load: "Load interactive map",
    notice: "The interactive map comes from OpenStreetMap and is only loaded when you ask for it.",
    loading: "Loading the map...",
    loaded: "If the map does not appear, open it in OpenStreetMap.",
    open: "Open in OpenStreetMap",
    frame: "Interactive map showing our office",
  },
} satisfies Dictionary["contact"];
