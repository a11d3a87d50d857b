import { sql, type SqlBool } from 'kysely';

/**
 * What may interest a member: posts of others with something unread, in categories that the member follows, has written in or
 * reacted in. Guests have no interests.
 */
export const isSuggested = (userID: number) => sql<SqlBool>`(
  ${userID} > 0
  and "discussion"."insertUserID" <> ${userID}
  and "discussion"."type" <> 'redirect'
  and not exists (select 1 from "userDiscussion" seen
    where seen."discussionID" = "discussion"."discussionID" and seen."userID" = ${userID}
    and ((seen."dateLastViewed" is not null and seen."countRead" >= "discussion"."countComments")
      or seen."muted" or seen."dismissed"))
  and (
    exists (select 1 from "userCategory" f
      where f."categoryID" = "discussion"."categoryID" and f."userID" = ${userID} and f."followed")
    or exists (select 1 from "discussion" own
      where own."categoryID" = "discussion"."categoryID" and own."insertUserID" = ${userID})
    or exists (select 1 from "comment" c join "discussion" d using ("discussionID")
      where d."categoryID" = "discussion"."categoryID" and c."insertUserID" = ${userID})
    or exists (select 1 from "reaction" r join "discussion" d on d."discussionID" = r."recordID"
      where r."recordType" = 'discussion' and r."userID" = ${userID}
      and d."categoryID" = "discussion"."categoryID")
  )
)`;
