import type { Dictionary } from "../pt.ts";

export const player = {
  label: "Video player: {{title}}",
  play: "Play: {{title}}",
  remaining: "Time left:",
  elapsed: "Time elapsed:",
  settings: "Settings",
  speed: "Speed",
  speedNormal: "Normal",
  quality: "Quality",
  captions: "Captions",
  captionsNone: "No captions",
  download: "Download the video",
  captionTracks: { pt: "Portuguese", en: "English" },
  transcript: "Transcript of the video",
  keyboardHelp:
    "Keys: space or K plays and pauses, left and right arrows move 10 seconds, up and down arrows change the volume, M mutes and unmutes, C turns captions on and off, F goes full screen.",
  youTubeLink: "Watch on YouTube",
  youTubeNotice: "Playing loads this video from YouTube, which may set its own cookies.",
  errorTitle: "The video could not be played",
  errors: {
    "2": "The address of this video has an invalid parameter.",
    "5": "The content could not be played in this browser.",
    "100": "The video was not found. It may have been removed or made private.",
    "101": "The owner of this video does not allow it to be shown on other sites.",
    "150": "The owner of this video does not allow it to be shown on other sites.",
    "153": "The video service did not recognise this site and refused to show the video.",
    unknown: "An unknown error occurred.",
  },
} satisfies Dictionary["player"];
