import type { Dictionary } from "../pt.ts";

export const legal = {
  updated: "Last updated: {{date}}",
  updatedOn: "01 Jun 2025",
  contents: "On this page",
  terms: {
    meta: {
      title: "Terms of use",
      description:
        "The rules for using this website: content, responsibilities, licences and jurisdiction.",
    },
    title: "Terms of use",
    text: "These terms explain what you can expect from this website and what we expect from those who use it.",
    sections: [
      {
        title: "Acceptance of the terms",
        text: [
          "This website is run by {{agency}}, a non-profit organisation based in Recife, Pernambuco, Brazil. By browsing it you confirm that you have read these terms and agree to them. If you do not agree, please do not use the website.",
        ],
      },
      {
        title: "Purpose of the website",
        text: [
          "The website presents the agency’s institutional work, its projects, public documents and contact channels. Access is open, free of charge and needs no registration.",
          "The information is provided for general knowledge. It does not replace official publications or technical or legal advice.",
        ],
      },
      {
        title: "Proper use",
        text: [
          "You agree to use the website within the law and not to try to reach restricted areas, interfere with the service, send automated messages or offensive content, or pose as someone else when contacting us.",
        ],
      },
      {
        title: "Intellectual property",
        text: [
          "Texts, images, trademarks and documents belong to the agency or to those who licensed them. You may reproduce them for educational, journalistic and non-commercial purposes, provided that you credit the source and do not change their meaning.",
          "Documents that carry a licence of their own follow that licence. Use of our name and logos, and of those of our partners, requires permission in writing.",
        ],
      },
      {
        title: "Third-party content",
        text: [
          "Some pages lead to the websites of partners, the press and social networks, or show maps and videos from other services, always because you chose to. Those sites have rules of their own, and the agency is not responsible for their content or for how they process data.",
        ],
      },
      {
        title: "Availability and liability",
        text: [
          "We work to keep the information correct and the website running, but errors, interruptions and changes without notice may happen. The agency is not liable for losses that result from using the information outside its purpose or from failures beyond its control.",
          "Found a mistake? Write to {{email}}: putting things right is part of our work.",
        ],
      },
      {
        title: "Privacy and personal data",
        text: [
          "How we process personal data is described in the privacy policy, which is part of these terms and follows the Brazilian General Data Protection Law (LGPD, Law No. 13.709/2018).",
        ],
      },
      {
        title: "Changes, governing law and jurisdiction",
        text: [
          "These terms may be updated to reflect changes in the website or in the law. The date of the last update is shown at the top of the page.",
          "Brazilian law applies. The courts of Recife, Pernambuco, have jurisdiction, without prejudice to the consumer’s right to bring an action where they live.",
        ],
      },
    ],
  },
  privacy: {
    meta: {
      title: "Privacy policy",
      description:
        "Which personal data this website processes, why, for how long, and how to ask for access, correction or erasure (LGPD).",
    },
    heading: "Privacy policy",
    subheading: "We ask for little, say what it is for, and erase it on time.",
    sections: [
      {
        title: "Who is responsible for your data",
        text: [
          "{{agency}}, based at {{address}}, is the controller of the personal data processed on this website under the Brazilian General Data Protection Law (LGPD, Law No. 13.709/2018).",
        ],
      },
      {
        title: "Data from the contact form",
        text: [
          "Name, email, phone, subject and message are all required on the contact form. Your name and message tell us who is writing and what you need; the subject routes the request to the right team; the email and phone let us reply by one when the other fails.",
          "We use these data only to route your message and reply to it. They are not used for commercial marketing or promotion, are not sold or passed on, and do not feed profiles or automated decisions. Please do not send sensitive data, such as health information.",
        ],
      },
      {
        title: "What we keep and for how long",
        text: [
          "Your message is kept on our server for up to {{retention}}, with the date and time it was sent and the language of the page, and is then erased. The backups that the website makes are deleted within 30 days and are not used to bring back messages that were erased.",
          "The website does not record its visitors’ IP addresses. To limit automated messages and sign-in attempts, an address stays in the server’s memory for a few minutes, and in no file. The hosting provider, which receives connections before the website does, may keep technical access records (IP address, date and time) for as long as the law requires.",
        ],
      },
      {
        title: "Legal basis",
        text: [
          "We process the form’s data to act on your request and on the basis of our legitimate interest in answering those who write to us (LGPD, art. 7, V and IX). The passing use of the IP address protects the service (art. 7, IX); access records that the hosting provider may keep meet a legal obligation (art. 7, II). This is why we do not ask for marketing consent: there is no marketing.",
        ],
      },
      {
        title: "Who we share it with",
        text: [
          "Only the agency’s staff in charge of the subject read your message. Hosting and email providers act as processors, follow our instructions and may not use the data for purposes of their own. We share data with authorities only when the law requires it.",
        ],
      },
      {
        title: "Cookies and browser storage",
        text: [
          "We use only what is needed. The “lang” cookie keeps the language you chose, and the same value is kept in your browser’s local storage. After a form is sent, a temporary cookie carries the confirmation message and is then deleted. The video player keeps preferences such as volume and captions on your device. The agency’s staff also use a session cookie when they sign in to the restricted area.",
          "There are no advertising or audience measurement cookies. Maps and videos from other services are only loaded once you ask for them, and from then on those services’ rules apply.",
        ],
      },
      {
        title: "Your rights and how to ask for erasure",
        text: [
          "At any time and free of charge, you may ask whether we process data about you, have access to them, correct them, have them erased, object to the processing, and learn who they were shared with (LGPD, art. 18).",
          "To have a message erased, write to {{email}} from the address you used on the form, or call {{phone}}. We confirm your identity with as little data as possible and answer within 15 days. If you are not satisfied with our answer, you may turn to the Brazilian data protection authority (ANPD).",
        ],
      },
      {
        title: "Security",
        text: [
          "The website uses an encrypted connection, restricted access to messages and protected backups. Should an incident occur that may cause significant risk or harm, we will notify those affected and the ANPD within the legal deadlines.",
        ],
      },
      {
        title: "Contact channel and changes to this policy",
        text: [
          "Questions about privacy: {{email}}, {{phone}} or {{address}}.",
          "When this policy changes, the new version will be published on this page with the date of the update.",
        ],
      },
    ],
  },
} satisfies Dictionary["legal"];
