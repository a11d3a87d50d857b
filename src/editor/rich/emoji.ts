/** The commonest, by the names that people know from other places. Fetched with the first `:`. */
const list = `
smile 😄|smiley 😃|grin 😁|laughing 😆|joy 😂|rofl 🤣|sweat_smile 😅|slightly_smiling_face 🙂|upside_down 🙃|wink 😉
blush 😊|innocent 😇|heart_eyes 😍|star_struck 🤩|kissing_heart 😘|yum 😋|tongue 😛|zany 🤪|money_mouth 🤑|hugs 🤗
thinking 🤔|zipper_mouth 🤐|raised_eyebrow 🤨|neutral_face 😐|expressionless 😑|no_mouth 😶|smirk 😏|unamused 😒|roll_eyes 🙄
grimacing 😬|relieved 😌|pensive 😔|sleepy 😪|sleeping 😴|mask 😷|nauseated 🤢|sneezing 🤧|hot 🥵|cold 🥶|dizzy_face 😵
exploding_head 🤯|partying 🥳|sunglasses 😎|nerd 🤓|monocle 🧐|confused 😕|worried 😟|slightly_frowning 🙁|open_mouth 😮
hushed 😯|astonished 😲|flushed 😳|pleading 🥺|fearful 😨|cold_sweat 😰|cry 😢|sob 😭|scream 😱|disappointed 😞|sweat 😓
weary 😩|tired 😫|yawning 🥱|triumph 😤|rage 😡|angry 😠|skull 💀|clown 🤡|ghost 👻|alien 👽|robot 🤖|poop 💩
heart ❤️|orange_heart 🧡|yellow_heart 💛|green_heart 💚|blue_heart 💙|purple_heart 💜|black_heart 🖤|broken_heart 💔
sparkling_heart 💖|100 💯|collision 💥|dash 💨|sweat_drops 💦|zzz 💤|wave 👋|hand ✋|ok_hand 👌|pinch 🤏|v ✌️
crossed_fingers 🤞|call_me 🤙|point_left 👈|point_right 👉|point_up 👆|point_down 👇|thumbsup 👍|+1 👍|thumbsdown 👎|-1 👎
fist ✊|punch 👊|clap 👏|raised_hands 🙌|open_hands 👐|handshake 🤝|pray 🙏|muscle 💪|eyes 👀|brain 🧠|shrug 🤷|facepalm 🤦
dog 🐶|cat 🐱|bee 🐝|bug 🐛|turtle 🐢|unicorn 🦄|fish 🐟|bird 🐦|tree 🌳|seedling 🌱|flower 🌸|rose 🌹|sun ☀️|moon 🌙|star ⭐
fire 🔥|rainbow 🌈|cloud ☁️|snowflake ❄️|zap ⚡|umbrella ☔|earth 🌍|apple 🍎|pizza 🍕|burger 🍔|cake 🍰|cookie 🍪|coffee ☕
tea 🍵|beer 🍺|tada 🎉|balloon 🎈|gift 🎁|trophy 🏆|medal 🏅|soccer ⚽|music 🎵|guitar 🎸|game 🎮|art 🎨|camera 📷|car 🚗
bike 🚲|airplane ✈️|rocket 🚀|house 🏠|hourglass ⏳|alarm ⏰|phone 📱|computer 💻|bulb 💡|book 📖|pencil ✏️|memo 📝|link 🔗
mag 🔍|lock 🔒|key 🔑|hammer 🔨|wrench 🔧|gear ⚙️|pin 📌|paperclip 📎|calendar 📅|chart 📈|email 📧|package 📦|bell 🔔
warning ⚠️|no_entry ⛔|x ❌|white_check_mark ✅|check ✔️|question ❓|exclamation ❗|plus ➕|recycle ♻️|sparkles ✨|flag 🚩`;

export interface Emoji {
  name: string;
  sign: string;
}

export const emoji: readonly Emoji[] = list
  .trim()
  .split(/[|\n]/)
  .map((each) => {
    const [name = '', sign = ''] = each.split(' ');
    return { name, sign };
  });
